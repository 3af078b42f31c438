// The learners of the sandbox's secondary school, made once.
import * as school from '~/content/uganda-data/sandbox-school';
import { sandboxLearners } from './sandbox-learners';

export const learners = sandboxLearners(school);
