// The rules as WebAssembly, compiled from the same functions as on the server: docs/kernel.md.

/**
 * An argument that is an array, already in the kernel's memory.
 * @typedef {{ address: number, length: number }} Room
 * @typedef {Uint8Array | BigInt64Array | Float64Array} Numbers
 * @typedef {{ arguments: Record<string, string>, result: string | null }} Entry
 * @typedef {{ offset: number, type: string, length: number | null }} Field
 * @typedef {Record<string, number | string | number[]>} Given
 * @typedef {{ data: number, entries: Record<string, Entry>, constants: Given,
 *   players: Record<string, Record<string, Given>>, prospects: Given,
 *   layouts: Record<string, { size: number, fields: Record<string, Field> }> }} Table
 */

const STACK = 1 << 16;
const SCRATCH = 1 << 20;
const PAGE = 1 << 16;
const ALIGNMENT = 16;
const ITEMS = { bytes: Uint8Array, numbers: BigInt64Array, floats: Float64Array };
const TYPES = {
  bool: Uint8Array,
  int8: Int8Array,
  uint8: Uint8Array,
  int16: Int16Array,
  uint16: Uint16Array,
  int32: Int32Array,
  uint32: Uint32Array,
  int64: BigInt64Array,
  uint64: BigUint64Array,
  float32: Float32Array,
  float64: Float64Array,
};
// What an entry returns beside its result: it went well, or it has no result.
const WENT_WELL = new Set([0, -2]);

export class CompiledKernel {
  /**
   * @param {WebAssembly.Module} module
   * @param {Table} table
   */
  constructor(module, table) {
    this.table = table;
    // From the bottom: constants, the stack, room for results and for what lives as long as a call, the rest.
    this.results = aligned(table.data) + STACK;
    this.scratch = this.results + 2 * ALIGNMENT;
    this.free = this.scratch + SCRATCH;
    this.memory = new WebAssembly.Memory({ initial: Math.ceil(this.free / PAGE) });
    const stack = new WebAssembly.Global({ value: "i32", mutable: true }, this.results);
    const env = { __linear_memory: this.memory, __stack_pointer: stack };
    this.exports = /** @type {Record<string, Function>} */ (new WebAssembly.Instance(module, { env }).exports);
  }

  /**
   * Room that stays taken: for arrays that are used again and again.
   * @param {"bytes" | "numbers" | "floats"} kind
   * @param {number} length
   * @returns {Room}
   */
  room(kind, length) {
    const address = this.free;
    this.free = aligned(address + length * ITEMS[kind].BYTES_PER_ELEMENT);
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return { address, length };
  }

  /**
   * Do something, and give back the room that it has taken. One thing at a time.
   * @template T
   * @param {() => T | Promise<T>} work
   * @returns {Promise<T>}
   */
  async within(work) {
    const free = this.free;
    try {
      return await work();
    } finally {
      this.free = free;
    }
  }

  /**
   * A field of a record in the kernel's memory, as a room.
   * @param {string} layout
   * @param {string} field
   * @param {Room} record
   * @param {number} [length] if not all of it is meant
   * @returns {Room}
   */
  part(layout, field, record, length) {
    const { offset, length: whole } = this.table.layouts[layout].fields[field];
    return { address: record.address + offset, length: length ?? whole ?? 1 };
  }

  /**
   * What lies in a room, until more memory is needed.
   * @template {"bytes" | "numbers" | "floats"} Kind
   * @param {Kind} kind
   * @param {Room} room
   * @returns {InstanceType<(typeof ITEMS)[Kind]>}
   */
  view(kind, { address, length }) {
    return /** @type {any} */ (new ITEMS[kind](this.memory.buffer, address, length));
  }

  /**
   * Call an entry. Arrays are rooms in the kernel's memory, or of JavaScript: then they are copied there and back.
   * @param {string} name
   * @param {...(number | bigint | Numbers | Room)} values
   * @returns {number | undefined}
   */
  call(name, ...values) {
    const entry = this.table.entries[name];
    const kinds = Object.values(entry.arguments);
    if (values.length !== kinds.length)
      throw new TypeError(`${name} takes ${kinds.length} arguments, not ${values.length}`);
    /** @type {[Numbers, Numbers][]} */
    const copies = [];
    let scratch = this.scratch;
    const passed = kinds.flatMap((kind, i) => {
      const value = values[i];
      if (kind === "number") return [BigInt(/** @type {number | bigint} */ (value))];
      if (kind === "float") return [Number(value)];
      if (!ArrayBuffer.isView(value)) return array(/** @type {any} */ (kind), /** @type {Room} */ (value));
      const room = { address: scratch, length: value.length };
      const copy = this.view(/** @type {any} */ (kind), room);
      scratch = aligned(scratch + copy.byteLength);
      if (scratch > this.scratch + SCRATCH) throw new RangeError(`${name}: arrays too large to be copied`);
      copy.set(/** @type {any} */ (value));
      copies.push([/** @type {Numbers} */ (value), copy]);
      return array(/** @type {any} */ (kind), room);
    });
    this.exports.set_scratch(BigInt(scratch), BigInt(this.scratch + SCRATCH));
    const status = this.exports[name](this.results, this.results + ALIGNMENT, ...passed);
    if (!WENT_WELL.has(status)) throw new Error(`${name} failed`);
    for (const [value, copy] of copies) value.set(/** @type {any} */ (copy));
    return entry.result === null ? undefined : this.read(this.results, entry.result);
  }

  /**
   * @param {number} address
   * @param {string} type
   */
  read(address, type) {
    return Number(new TYPES[/** @type {keyof typeof TYPES} */ (type)](this.memory.buffer, address, 1)[0]);
  }
}

/**
 * An array as Numba passes it: who owns it (nobody), its length twice, the size of an item twice.
 * @param {keyof typeof ITEMS} kind
 * @param {Room} room
 */
function array(kind, { address, length }) {
  const size = BigInt(ITEMS[kind].BYTES_PER_ELEMENT);
  return [0, 0, BigInt(length), size, address, BigInt(length), size];
}

/** @param {number} address */
function aligned(address) {
  return Math.ceil(address / ALIGNMENT) * ALIGNMENT;
}

/**
 * A field of a state, from its bytes.
 * @param {Field} field
 * @param {Uint8Array} state aligned to 8 bytes
 */
export function readField({ offset, type, length }, state) {
  const kind = TYPES[/** @type {keyof typeof TYPES} */ (type)];
  const run = new kind(/** @type {any} */ (state.buffer), state.byteOffset + offset, length ?? 1);
  return length === null ? Number(run[0]) : Array.from(run, Number);
}
