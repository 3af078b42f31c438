// A script that the compiler minifies, as text (build/scripts.ts).
declare module '*?script' {
  const code: string;
  export default code;
}
