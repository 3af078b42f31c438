// Where a page sends what a visitor sends.

/** `simulated` sends nothing and succeeds: for previews without a server. */
export const simulated = import.meta.env.PUBLIC_FORMS === 'simulated';
/** Origin of a separate server; empty if the server serves the site. */
export const origin: string = import.meta.env.PUBLIC_FORMS_ORIGIN ?? '';
