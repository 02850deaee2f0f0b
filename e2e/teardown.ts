export default async function teardown() {
  await globalThis.e2e.browser.close()
  await Promise.all(globalThis.e2e.servers.map((server) => server.close()))
}
