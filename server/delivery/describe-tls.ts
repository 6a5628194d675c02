/** Why a receiver's TLS will not do, by the codes of OpenSSL's verification, of Node's look at the name, and of the handshake. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^CERT_HAS_EXPIRED$/, 'has a certificate that has run out'],
  [/^CERT_NOT_YET_VALID$/, 'has a certificate that is not valid yet, by the clock here'],
  [/^(?:ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/, 'has the certificate of another host'],
  [
    /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER|VERIFY)\w+)$/,
    'has a certificate that no authority known here has signed: give its file in NODE_EXTRA_CA_CERTS',
  ],
  [/^(?:ERR_SSL_|EPROTO)/, 'does not speak the TLS that is asked of it'],
];

/** What is told of a code that has to do with TLS; undefined of any other. */
export function describeTls(code: string | undefined): string | undefined {
  return reasons.find(([codes]) => code !== undefined && codes.test(code))?.[1];
}
