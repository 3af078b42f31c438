// Which files of a build are served compressed too.
import { MANIFEST_FILE } from '@tred/contract/manifest';

const TEXT = /\.(?:html|css|js|mjs|json|svg|xml|txt|md|yaml|webmanifest|ico)$/;

export const isCompressed = (file: string) => TEXT.test(file) && file !== MANIFEST_FILE;
