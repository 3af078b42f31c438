// Five stars and four.
import { Rating } from './Rating';

export const examples = { five: <Rating stars={5} />, four: <Rating stars={4} /> };
