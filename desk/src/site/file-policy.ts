// What a file may do that the build says nothing about, because it is no page: the same from the desk and from nginx.

/** Opened by itself, a drawing may style itself and no more. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Nobody shows it in a frame of theirs. (A stricter policy on a PDF stops some viewers.) */
export const usualPolicy = "frame-ancestors 'none'";

export const filePolicy = (extension: string) => (extension === '.svg' ? drawingPolicy : usualPolicy);
