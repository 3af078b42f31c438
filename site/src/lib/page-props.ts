// The props of a page with a parameter, from its `getStaticPaths`.

/** Astro passes them in development. The program finds them by the address, and passes them in `locals`. */
export const propsOf = <Props>({ props, locals }: { props: Props; locals: object }): Props =>
  'props' in locals ? (locals.props as Props) : props;
