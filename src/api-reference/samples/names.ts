/**
 * A name as the AWS CLI and boto3 write it: "SSEKMSKeyId" becomes "ssekms-key-id", "ListObjectsV2" "list-objects-v2".
 * The rules are those of botocore's `xform_name`.
 */
export function xformName(name: string, separator: '-' | '_'): string {
  const plural = /[A-Z]{2,}s$/.exec(name)?.[0]
  const start = plural ? `${name.slice(0, -plural.length)}${separator}${plural.toLowerCase()}` : name
  return start
    .replace(/(.)([A-Z][a-z]+)/g, `$1${separator}$2`)
    .replace(/([a-z0-9])([A-Z])/g, `$1${separator}$2`)
    .toLowerCase()
}
