// Next.js as a static export: server components are rendered at build, the form runs in the browser.
export default { output: 'export', turbopack: { root: import.meta.dirname } };
