/**
 * SHA-256 without dependencies, at once and everywhere alike: what commitments and check sums are made with.
 *
 * @module @kingdomino/rules/hashing
 */
export { fromHex, hmacSha256, sha256, toHex, utf8 } from './kernel/sha256.ts';
