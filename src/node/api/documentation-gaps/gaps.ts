/** Names that are not documented of an operation: of its request, of its answer, and of its errors. */
export interface Undocumented {
  input?: readonly string[]
  output?: readonly string[]
  errors?: readonly string[]
}

/**
 * What the AWS SDKs of today know of a service and its documentation does not name, so that the pages leave it out; the
 * page of differences lists it. Lists are in the order of the alphabet.
 */
export interface DocumentationGaps {
  /** Names by operation. */
  ofOperations: Readonly<Record<string, Undocumented>>
  /**
   * Names inside of structures, by the name of the type; a structure without one is called after the operation or type
   * around it and its member.
   */
  insideOfTypes: Readonly<Record<string, readonly string[]>>
  /** Operations that neither the service's reference nor its manual has. */
  operations: readonly string[]
  /**
   * Operations that have no page in the service's reference, but a command or a mention in its manual: where the manual
   * here has the same.
   */
  operationsOfManual: Readonly<Record<string, string>>
}
