// The sites that are measured side by side, by the names of their folders in `peers`.
export const OURS = 'tred';
export const FLOOR = 'eleventy';
export const REACT_PEERS = ['vite-react', 'react-router', 'next'] as const;

export const titles: Record<string, string> = {
  [OURS]: 'this site',
  [FLOOR]: 'Eleventy',
  'vite-react': 'Vite + React, client only',
  'react-router': 'React Router, prerendered',
  next: 'Next.js, static export',
};
