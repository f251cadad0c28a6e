/** A link of a document (RFC 8288). */
export interface Link {
  href: string;
  rel: string;
  type: string;
  title?: string;
}
