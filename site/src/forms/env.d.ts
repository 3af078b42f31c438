// The build-time switches that forms know, and `client:touch` in route files.
import type { TouchOptions } from './touch/touch';

declare global {
  interface ImportMetaEnv {
    /** `simulated`: forms send nothing. Anything else: they post to the desk. */
    readonly PUBLIC_FORMS?: string;
    /** The desk's origin when it does not serve the site itself, e.g. `https://desk.example`. */
    readonly PUBLIC_FORMS_ORIGIN?: string;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: TouchOptions | boolean;
  }
}
