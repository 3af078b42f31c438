// What the editor and its preview say to each other.

/** To the page in the frame, and its answer. */
export const LOAD_AGAIN = 'load again';
export const LOADS_AGAIN = 'loads again';

/** The status with which the server says that it runs with other facts than there are by now. */
export const OTHER_FACTS = 409;
