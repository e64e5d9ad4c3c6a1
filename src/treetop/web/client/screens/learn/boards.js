import { ArboretumBoard } from "./arboretum-board.js";

/** What a lesson of each game looks like. @type {Record<string, any>} */
export const BOARDS = { arboretum: ArboretumBoard };
