// How many learners the practice school has: those of the sandbox itself, so that no page can say another number.
import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';

export const practiceLearners = learnersOf(secondarySchool).length;
