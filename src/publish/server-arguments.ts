/*
 * What operators say on the command line of a server or a store, checked before any of it gets into a configuration. Each
 * check throws an Error that names the option, what was said, and what to say.
 */

/** The signs of a host's name: letters of any script, and a star for all hosts below one. */
const host = String.raw`[\p{L}\p{N}*._-]`
const hostName = new RegExp(`^${host}+$`, 'u')
/** A host, a port or both, with a scheme or without; never nothing. */
const siteAddress = new RegExp(`^(?=.)(?:https?://)?${host}*(?::\\d+)?$`, 'u')

/** What ends a value in a configuration or begins a variable there. */
const special = /["$\\{}\p{Cc}]/u

/**
 * A folder or a file as a server needs it: what is relative to it is another one than to whoever writes its configuration.
 * @param example of a path, for whoever has said none
 * @throws when it is relative, or holds a sign that would end it in the configuration
 */
export function checkPath(option: string, path: string | undefined, example = '/srv/docs/current') {
  if (path !== undefined && !path.startsWith('/'))
    throw new Error(`${option} is "${path}". Say the whole path on the server: ${example}.`)
  if (path !== undefined && special.test(path))
    throw new Error(`${option} is ${JSON.stringify(path)}. Say a path without quotes, braces, "$" and "\\".`)
}

/** The port that an address ends with; what has none is none. */
const isPort = (port: string | undefined) =>
  port === undefined || (/^[1-9]\d*$/.test(port) && Number(port) <= 65535)

/** What nginx listens to: a port, an address with one, or a socket. @throws when it is none of these, or in the way of TLS */
export function checkListen(listen: string, isTls: boolean) {
  // A name, or an address of IPv6 in brackets, before the port.
  const [, port] = /^(?:(?:\[[\da-f:.]+\]|[\p{L}\p{N}*._-]+):)?(\d+)$/iu.exec(listen) ?? []
  if (!/^unix:\/[^\s;"{}$]+$/.test(listen) && (port === undefined || !isPort(port)))
    throw new Error(
      `--listen is "${listen}". Say a port to 65535, or an address with one: 8080, 127.0.0.1:8080.`,
    )
  if (isTls && port === '80')
    throw new Error(
      `--listen is "${listen}", where http:// is led to https://. Say another port beside --certificate, or leave it out for 443.`,
    )
}

/** The name of a host, without what an address has beside it. @throws when it is no name */
export function checkHostName(name: string | undefined) {
  if (name !== undefined && !hostName.test(name))
    throw new Error(`--name is "${name}". Say the host's name alone: docs.example.org.`)
}

/** What a block of a Caddyfile is for: hosts or ports, with commas between. @throws when one of them is neither */
export function checkSiteAddress(address: string) {
  const isAddress = (one: string) =>
    siteAddress.test(one) && !one.endsWith('//') && isPort(/:(\d+)$/.exec(one)?.[1])
  if (/^\d+$/.test(address))
    throw new Error(`--address is "${address}", which is a host's name to Caddy. Say a port as :${address}.`)
  if (!address.split(/,\s*/).every(isAddress))
    throw new Error(
      `--address is "${address}". Say the host's name or a port, without a path: docs.example.org.`,
    )
}

/** The name of a bucket, without its address or a folder in it. @throws when it is no name */
export function checkBucket(bucket: string) {
  if (!/^[\w.-]+$/.test(bucket))
    throw new Error(
      `--bucket is "${bucket}". Say its name alone: my-docs. --prefix says what to begin all names with.`,
    )
}

/** Where a store answers. @throws when it is no address of the web */
export function checkEndpoint(endpoint: string | undefined) {
  if (endpoint && !/^https?:\/\/./.test(endpoint))
    throw new Error(`AWS_ENDPOINT_URL is "${endpoint}". Say it with https:// or http:// before it.`)
  if (endpoint && !URL.canParse(endpoint))
    throw new Error(
      `AWS_ENDPOINT_URL is "${endpoint}", which is no address. Say it as https://store.example:9000; ports end at 65535.`,
    )
}
