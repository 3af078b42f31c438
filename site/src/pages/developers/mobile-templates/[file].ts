// `/developers/mobile-templates/{name}.zip`: the starter templates as archives.
import { filePaths, sendFile } from '~/files/file-route';
import { templates } from '~/subjects/developers/templates';

const archives = Object.fromEntries(templates.map(({ file, archive }) => [file, archive]));

export const getStaticPaths = () => filePaths(archives);
export const GET = sendFile;
