// The client libraries, their packages and versions, stated once for the developers page and the documentation.

export const sdks = {
  javascript: {
    language: 'JavaScript',
    package: '@tred/sdk',
    version: '3.2.0',
    status: 'Stable',
    docs: '/docs/sdk/javascript',
  },
  python: {
    language: 'Python',
    package: 'tred',
    version: '3.1.5',
    status: 'Stable',
    docs: '/docs/sdk/python',
  },
  php: { language: 'PHP', package: 'tred/sdk', version: '3.0.8', status: 'Stable', docs: '/docs/sdk/php' },
  java: {
    language: 'Java/Kotlin',
    package: 'com.tred:sdk',
    version: '2.9.2',
    status: 'Stable',
    docs: '/docs/sdk/java',
  },
} as const;
