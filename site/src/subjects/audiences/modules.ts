// The modules that a page for one kind of institution may point to.
import { day, learning, record } from '~/content/pages/modules';

export const modules = [learning, day, record].flatMap(({ chapters }) => chapters);
