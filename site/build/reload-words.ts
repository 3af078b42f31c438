// What the editor and the page in its preview say to each other.
export const LOAD_AGAIN = 'load again';
export const LOADS_AGAIN = 'loads again';
