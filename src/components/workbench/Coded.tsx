/** A text whose code stands between backticks. */
export const Coded = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
