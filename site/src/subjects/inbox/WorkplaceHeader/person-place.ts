// Where in the header the inbox says who is logged in.
export const PERSON_PLACE = 'desk-person';
