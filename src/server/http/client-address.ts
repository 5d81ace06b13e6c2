import { BlockList, isIP } from 'node:net'

/** Tells the address of a client whose request came through proxies: only what a named proxy says is believed. */
export type ClientAddress = (peer: string, header: (name: string) => string | undefined) => string

/** `named`: addresses and networks of proxies, comma-separated (`127.0.0.1, 10.0.0.0/8`). Throws for anything else. */
export function readProxies(named: string | undefined): ClientAddress {
  const proxies = new BlockList()
  for (const part of (named ?? '').split(',').map((one) => one.trim())) if (part !== '') addTo(proxies, part)
  const isProxy = (address: string) => {
    const plain = withoutPort(address)
    return isIP(plain) !== 0 && proxies.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
  return (peer, header) => {
    if (!isProxy(peer)) return peer
    // From the nearest to the farthest: the first that is no proxy of ours is the client; what it says of others is its own.
    const said = forwardedFor(header)
    for (const address of said.toReversed()) if (!isProxy(address)) return isIP(address) === 0 ? peer : address
    return said[0] ?? peer
  }
}

function addTo(proxies: BlockList, part: string): void {
  const [address = '', bits] = part.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (isIP(address) === 0) throw new Error(`TRUSTED_PROXY: ${part} is no address and no network.`)
  if (bits === undefined) proxies.addAddress(address, family)
  else proxies.addSubnet(address, Number(bits), family)
}

function forwardedFor(header: (name: string) => string | undefined): string[] {
  const list = header('X-Forwarded-For')
  if (list !== undefined)
    return list
      .split(',')
      .slice(-20)
      .map((one) => withoutPort(one.trim()))
  const parts = (header('Forwarded') ?? '').split(',').slice(-20)
  return parts.flatMap((part) => {
    const value = /(?:^|;)\s{0,9}for="?([^";,\s]{1,60})/i.exec(part.trim())?.[1]
    return value === undefined ? [] : [withoutPort(value)]
  })
}

/** `192.0.2.1:4711` and `[2001:db8::1]:4711` without their ports, an IPv4 address written as IPv6 as what it is. */
function withoutPort(address: string): string {
  const inBrackets = /^\[([^\]]{1,60})\]/.exec(address)?.[1]
  const plain = inBrackets ?? (address.split(':').length === 2 ? (address.split(':')[0] ?? '') : address)
  return plain.replace(/^::ffff:(?=\d+\.)/i, '')
}
