const host = String.raw`[\p{L}\p{N}*._-]`
const hostName = new RegExp(`^${host}+$`, 'u')
const siteAddress = new RegExp(`^(?=.)(?:https?://)?${host}*(?::\\d+)?$`, 'u')

/** A folder as a server needs it: what is relative to it is another one than to whoever writes its configuration. @throws */
export function checkFolder(option: string, folder: string | undefined) {
  if (folder !== undefined && !folder.startsWith('/'))
    throw new Error(`${option} is "${folder}". Say the whole path on the server: /srv/docs/current.`)
}

/** The name of a host, without what an address has beside it. @throws */
export function checkHostName(name: string | undefined) {
  if (name !== undefined && !hostName.test(name))
    throw new Error(`--name is "${name}". Say the host's name alone: docs.example.org.`)
}

/** What a block of a Caddyfile is for: hosts or ports, with commas between. @throws */
export function checkSiteAddress(address: string) {
  if (!address.split(/,\s*/).every((one) => siteAddress.test(one)))
    throw new Error(
      `--address is "${address}". Say the host's name or a port, without a path: docs.example.org.`,
    )
}

/** The name of a bucket, without its address or a folder in it. @throws */
export function checkBucket(bucket: string) {
  if (!/^[\w.-]+$/.test(bucket))
    throw new Error(
      `--bucket is "${bucket}". Say its name alone: my-docs. --prefix says what to begin all names with.`,
    )
}

/** Where a store answers. @throws */
export function checkEndpoint(endpoint: string | undefined) {
  if (endpoint && !/^https?:\/\/./.test(endpoint))
    throw new Error(`AWS_ENDPOINT_URL is "${endpoint}". Say it with https:// or http:// before it.`)
  if (endpoint && !URL.canParse(endpoint))
    throw new Error(
      `AWS_ENDPOINT_URL is "${endpoint}", which is no address. Say it as https://store.example:9000; ports end at 65535.`,
    )
}
