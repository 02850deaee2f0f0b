export default async function teardown() {
  const { browsers, servers } = globalThis.e2e
  await Promise.all([...browsers, ...servers].map((each) => each.close()))
}
