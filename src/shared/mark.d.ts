/** The site's mark as the bundler writes it into code: the side of its square, and what is in it as SVG. */
declare const MARK: { box: number; shapes: { __html: string } }
