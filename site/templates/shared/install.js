// Makes the app installable and keeps it on the phone. A page opened from a folder can do neither, and works all the
// same.
if (location.protocol.startsWith('http')) {
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = 'manifest.webmanifest';
  document.head.append(manifest);
  if (navigator.serviceWorker) navigator.serviceWorker.register('sw.js');
}
