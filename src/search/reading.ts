/** What asks how something stands, not how to change it: "is it on", "which", "check whether". */
const asking =
  /^(?:is|are|do|does|has|have|was|were|which|who|whose|when|how (?:many|much|long)|what|where)\b|\b(?:check|see|show|find out|test if|look|view|read|know|whether|status|if)\b/i

/** Whether a query asks how something stands. */
export const asksHowItStands = (query: string) => asking.test(query.trim())

/** Whether a page's title is an operation that reads, as programs write it: "GetBucketAcl". */
export const isReading = (title: string) => /^(?:Get|List|Describe|Head)[A-Z]/.test(title)
