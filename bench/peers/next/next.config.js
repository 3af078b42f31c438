// Next.js as a static export with server components.
export default { output: 'export', turbopack: { root: import.meta.dirname } };
