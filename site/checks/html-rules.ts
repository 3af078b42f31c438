// The rules for html-validate: everything it recommends for whole documents, and a reason for each exception.
import type { ConfigData } from 'html-validate';

export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    {
      // Astro's wrapper of an island; it is as if it were not there.
      'astro-island': { flow: true, phrasing: true, transparent: true },
      'astro-slot': { flow: true, phrasing: true, transparent: true },
    },
  ],
  rules: {
    // How the serialiser writes tags is Astro's and React's affair, and the browser's parser does not mind.
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-self-closing': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Our own check on titles is the stricter one (`meta.ts`).
    'long-title': 'off',
    // All resources come from our own host, over the same connection as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Safari wants it said that a list without bullets is one (build/tidy-markup.ts).
    'no-redundant-role': 'off',
    // React's ids (`_R_0_`) start with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
};

/** The gallery shows side by side what never meets on one page: headings of pages, the same form or landmark twice. */
export const galleryRules: ConfigData = {
  ...htmlRules,
  rules: {
    ...htmlRules.rules,
    'form-dup-name': 'off',
    'heading-level': 'off',
    'no-dup-id': 'off',
    'unique-landmark': 'off',
  },
};
