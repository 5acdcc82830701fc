import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createServer } from 'node:https'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PictureNetwork } from '../src/lib/guarded-fetch/fetch-picture'

// A certificate is a tree of ASN.1 values: https://www.rfc-editor.org/rfc/rfc5280#section-4.1
const value = (tag: number, ...parts: Uint8Array[]) => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const hex = (digits: string) => Buffer.from(digits, 'hex')
const sequence = (...parts: Uint8Array[]) => value(0x30, ...parts)
const objectId = (digits: string) => value(0x06, hex(digits))

/** A self-signed certificate for a host, valid from the start of last year for eleven years. */
function selfSigned(host: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'))
  const name = sequence(value(0x31, sequence(objectId('550403'), value(0x0c, Buffer.from(host)))))
  const thisYear = new Date().getUTCFullYear()
  const newYear = (year: number) => value(0x18, Buffer.from(`${year}0101000000Z`))
  const alternativeNames = sequence(objectId('551d11'), value(0x04, sequence(value(0x82, Buffer.from(host)))))
  const body = sequence(
    value(0xa0, value(0x02, hex('02'))),
    value(0x02, hex('01'), randomBytes(8)),
    ecdsaWithSha256,
    name,
    sequence(newYear(thisYear - 1), newYear(thisYear + 10)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    value(0xa3, sequence(alternativeNames)),
  )
  const signature = value(0x03, hex('00'), sign('sha256', body, privateKey))
  const cert = sequence(body, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.match(/.{1,64}/g)!.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}

const host = 'media.example'

/** A local HTTPS server under a public name, with settings that route requests to it. */
export async function startPictureServer(listener: RequestListener) {
  const certificate = selfSigned(host)
  const server = createServer(certificate, listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const network: PictureNetwork = {
    allowedHosts: new Set([host]),
    resolveHost: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    ca: certificate.cert,
  }
  return {
    url: `https://${host}:${(server.address() as AddressInfo).port}`,
    network,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
