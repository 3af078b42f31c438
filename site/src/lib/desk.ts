// Where a page sends what a visitor sends.

/** `simulated` sends nothing and succeeds: for previews without a desk. */
export const simulated = import.meta.env.PUBLIC_FORMS === 'simulated';
/** Origin of a separate desk; empty if the desk serves the site. */
export const origin: string = import.meta.env.PUBLIC_FORMS_ORIGIN ?? '';
