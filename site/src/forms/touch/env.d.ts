// `client:touch` in route files.
import type { TouchOptions } from './touch';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: TouchOptions | boolean;
  }
}
