// Which forms stand behind the addresses that a page posts to.
import { formPath, postsTo } from '@tred/contract/limits';
import { type FormId, formIds } from '@tred/contract/registry';

export const formsAt = (actions: readonly string[]): FormId[] =>
  formIds.filter((id) => actions.some((action) => postsTo(action, formPath(id))));
