/** The key of a form's draft in the tab's storage. Apart from form-draft.ts, because every page needs it. */
export const draftKey = ({ dataset }: HTMLFormElement) => `draft:${dataset.form}:${location.pathname}`;
