export default function Layout({ children }) {
  return (
    <html lang="en-UG" className="light">
      <head>
        <link rel="preload" href="/display.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}
