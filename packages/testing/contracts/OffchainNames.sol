// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

// A resolver for all names below a zone (ENSIP-10) whose records are in a gateway (ERC-3668). The gateway signs its answers;
// anyone may carry them here. It has the interface of the public off-chain resolvers, so their tools work with it.

error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

contract OffchainNames {
    event SignerChanged(address indexed signer, bool isSigner);
    event UrlsChanged(string[] urls);
    event OwnerChanged(address indexed owner);

    error NotOwner();
    error SignatureExpired(uint64 expires);
    error InvalidSignature();

    address public owner;
    mapping(address => bool) public signers;
    string[] private urls;

    constructor(address owner_) {
        owner = owner_;
        emit OwnerChanged(owner_);
    }

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    function setOwner(address newOwner) external onlyOwner {
        owner = newOwner;
        emit OwnerChanged(newOwner);
    }

    /// Add the new signer before removing the old one: then every answer stays valid.
    function setSigner(address signer, bool isSigner) external onlyOwner {
        signers[signer] = isSigner;
        emit SignerChanged(signer, isSigner);
    }

    /// Templates of ERC-3668: with {sender} and {data} for GET, without {data} for POST.
    function setUrls(string[] calldata newUrls) external onlyOwner {
        delete urls;
        for (uint256 i = 0; i < newUrls.length; i++) urls.push(newUrls[i]);
        emit UrlsChanged(newUrls);
    }

    function getUrls() external view returns (string[] memory) {
        return urls;
    }

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory) {
        bytes memory callData = abi.encodeWithSelector(this.resolve.selector, name, data);
        revert OffchainLookup(
            address(this),
            urls,
            callData,
            this.resolveWithProof.selector,
            abi.encode(callData, address(this))
        );
    }

    /// Returns a record if one of the signers signed it for this contract and this question, and it hasn't expired.
    function resolveWithProof(bytes calldata response, bytes calldata extraData) external view returns (bytes memory) {
        (bytes memory callData, ) = abi.decode(extraData, (bytes, address));
        (bytes memory result, uint64 expires, bytes memory signature) = abi.decode(response, (bytes, uint64, bytes));
        if (expires < block.timestamp) revert SignatureExpired(expires);
        address signer = _recover(hashAnswer(expires, callData, result), signature);
        if (signer == address(0) || !signers[signer]) revert InvalidSignature();
        return result;
    }

    /// What a signer signs.
    function hashAnswer(uint64 expires, bytes memory callData, bytes memory result) public view returns (bytes32) {
        return keccak256(abi.encodePacked(hex"1900", address(this), expires, keccak256(callData), keccak256(result)));
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, ENSIP-10
        return id == 0x01ffc9a7 || id == 0x9061b923;
    }

    function _recover(bytes32 hash, bytes memory signature) private pure returns (address) {
        if (signature.length != 65) return address(0);
        bytes32 r;
        bytes32 s;
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
        }
        return ecrecover(hash, uint8(signature[64]), r, s);
    }
}
