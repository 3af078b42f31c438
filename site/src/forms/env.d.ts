// Build-time settings of forms.
interface ImportMetaEnv {
  /** `simulated`: forms send nothing. Otherwise they post to the server. */
  readonly PUBLIC_FORMS?: string;
  /** Origin of a separate server, such as `https://desk.example`. */
  readonly PUBLIC_FORMS_ORIGIN?: string;
  /** Another counter of visits: its script's address, then attributes, such as `data-domain=tred.example`. */
  readonly PUBLIC_VISITS?: string;
}
