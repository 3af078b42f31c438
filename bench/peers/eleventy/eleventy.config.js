// Eleventy, the floor: the same markup and styles in templates, no script at all.
export default function (config) {
  config.addPassthroughCopy({ public: '/' });
  return { dir: { input: 'pages', includes: '../includes', output: 'dist' } };
}
