// React Router, prerendered: each page is HTML, which React then takes over. No server.
export default { ssr: false, prerender: true };
